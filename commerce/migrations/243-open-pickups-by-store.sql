-- For the list of the orders that are picked up in a store.
create index concurrently if not exists open_pickups_by_store on order_shipments (store_id)
  where status in ('Created', 'Processing', 'Shipped', 'ReadyForPickup');
