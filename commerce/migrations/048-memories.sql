-- Moves whenever nodes have to read anew what they remember of something that rarely changes.
create table memory_revisions (
  memory text primary key check (memory in ('goods', 'delivery')),
  revision bigint not null default 0
);

insert into memory_revisions (memory) values ('goods'), ('delivery');

create function move_memory_revision() returns trigger language plpgsql as $$
begin
  update memory_revisions set revision = revision + 1 where memory = tg_argv[0];
  return null;
end $$;

create trigger styles_remembered after insert or update or delete on styles
  for each statement execute function move_memory_revision('goods');
create trigger style_texts_remembered after insert or update or delete on style_texts
  for each statement execute function move_memory_revision('goods');
create trigger products_remembered after insert or update or delete on products
  for each statement execute function move_memory_revision('goods');
create trigger product_texts_remembered after insert or update or delete on product_texts
  for each statement execute function move_memory_revision('goods');
-- How much is there, and whether it is withdrawn, moves all day and is not remembered.
create trigger variants_remembered
  after insert or update of sku, product_id, upc, size, position or delete on variants
  for each statement execute function move_memory_revision('goods');
create trigger prices_remembered after insert or update or delete on prices
  for each statement execute function move_memory_revision('goods');
create trigger variant_prices_remembered after insert or update or delete on variant_prices
  for each statement execute function move_memory_revision('goods');

create trigger zones_remembered after insert or update or delete on shipping_zones
  for each statement execute function move_memory_revision('delivery');
create trigger zone_methods_remembered after insert or update or delete on shipping_zone_methods
  for each statement execute function move_memory_revision('delivery');
create trigger taxes_remembered after insert or update or delete on tax_regions
  for each statement execute function move_memory_revision('delivery');
