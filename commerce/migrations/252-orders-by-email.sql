-- For the orders that a shopper has placed as a guest, when their data are exported or erased.
create index concurrently if not exists orders_by_email on orders (lower(email));
