-- For the limit of reservations that staff make for a shopper.
create index reservations_by_email on reservations (email);

-- For the lists of a store: what it keeps, and the orders that are picked up there.
create index reservations_by_store on reservations (store_id, expires_at);
create index open_pickups_by_store on order_shipments (store_id)
  where status in ('Created', 'Processing', 'Shipped', 'ReadyForPickup');
