create view variants_in_locale as
  select v.sku, v.upc, v.size, v.on_hand, p.product_id, s.style_id, st.locale, st.name
  from variants v
  join products p on p.product_id = v.product_id
  join styles s on s.style_id = p.style_id
  join style_texts st on st.style_id = s.style_id;
