create table categories (
  category_id text primary key,
  parent_id text references categories (category_id) on delete cascade
);

alter table styles
  add column product_type text not null default 'one',
  add column activities text[] not null default '{}',
  add column launched_on date;

create table style_categories (
  style_id text not null references styles (style_id) on delete cascade,
  category_id text not null references categories (category_id) on delete cascade,
  primary key (style_id, category_id)
);
