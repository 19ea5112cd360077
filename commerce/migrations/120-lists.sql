-- Favourites of shoppers and guests. The list is created with its first favourite.
create table favourite_lists (
  id uuid primary key,
  consumer_id uuid not null unique,
  -- From then on others may read the list by its link.
  shared_at timestamptz
);

create table favourites (
  item_id uuid primary key default gen_random_uuid(),
  list_id uuid not null references favourite_lists (id) on delete cascade,
  -- A style, or a style in one colour.
  product_id text not null,
  -- The order in which favourites were added.
  position bigint generated always as identity,
  unique (list_id, product_id)
);

create index favourites_by_list on favourites (list_id, position desc);

-- Items saved for later, of guests too. An item keeps its id from the cart, so that a retry after a lost
-- response is recognised.
create table saved_items (
  item_id uuid primary key,
  consumer_id uuid not null,
  sku text not null references variants (sku),
  quantity integer not null check (quantity > 0),
  recipe_id text,
  -- The order in which items were saved.
  position bigint generated always as identity,
  unique nulls not distinct (consumer_id, sku, recipe_id)
);

create index saved_items_by_consumer on saved_items (consumer_id, position desc);

-- Published: consumers that have saved items.
create view saved_item_owners as select consumer_id from saved_items;
