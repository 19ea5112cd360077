-- What other features may read of a variant, a row a locale, in plain columns: the planner joins
-- them into the query that asks. Takes the place of sellable_variants, which older versions read:
-- there each row gathers the sizes of its product anew.
create view variants_in_locale as
  select v.sku, v.upc, v.size, v.on_hand, v.withdrawn,
         p.product_id, p.colour, s.style_id, s.max_per_order, s.is_digital, s.is_custom,
         s.sold_alone, s.review_score, s.review_count,
         st.locale, st.name, st.slug, st.eyebrow, pt.colour_name
  from variants v
  join products p on p.product_id = v.product_id
  join styles s on s.style_id = p.style_id
  join style_texts st on st.style_id = s.style_id
  join product_texts pt on pt.product_id = p.product_id and pt.locale = st.locale;

-- How much is there, whatever it is called.
create view variant_stock as
  select sku, product_id, size, position, on_hand, withdrawn from variants;
