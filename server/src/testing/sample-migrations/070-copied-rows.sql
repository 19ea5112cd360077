create table cart_owners (
  consumer_id uuid primary key,
  carts integer not null
);

insert into cart_owners (consumer_id, carts)
select consumer_id, count(*) from carts group by consumer_id;
