-- What other features may read of the stock of stores that are open for business.
create view store_quantities as
  select q.store_id, q.sku, q.on_hand
  from store_stock q join stores s on s.store_id = q.store_id
  where not s.closed;
