-- What somebody took out of the cart for another day, guests too. An item keeps the name that it had
-- in the cart, so that saving it once more, after a lost answer, is known to have happened.
create table saved_items (
  item_id uuid primary key,
  consumer_id uuid not null,
  sku text not null references variants (sku),
  quantity integer not null check (quantity > 0),
  recipe_id text,
  -- The order of saving.
  position bigint generated always as identity,
  unique nulls not distinct (consumer_id, sku, recipe_id)
);

create index saved_items_by_consumer on saved_items (consumer_id, position desc);
