-- What somebody would like to find again, guests too. It is made with its first favourite.
create table favourite_lists (
  id uuid primary key,
  consumer_id uuid not null unique,
  -- Others may see it from then on, by its link.
  shared_at timestamptz
);

create table favourites (
  item_id uuid primary key default gen_random_uuid(),
  list_id uuid not null references favourite_lists (id) on delete cascade,
  -- A style, or one in a colour.
  product_id text not null,
  -- The order of adding.
  position bigint generated always as identity,
  unique (list_id, product_id)
);

create index favourites_by_list on favourites (list_id, position desc);
