create index concurrently if not exists orders_without_points on orders (site_id, ordered_at)
  where state = 'placed' and points_given_at is null;
