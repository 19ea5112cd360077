create index concurrently if not exists points_entries_by_order on points_entries (order_number)
  where kind = 'earned';
