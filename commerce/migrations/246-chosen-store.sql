-- The store that the shopper has chosen, which may have closed since.
alter table accounts add column favorite_store_id text;
