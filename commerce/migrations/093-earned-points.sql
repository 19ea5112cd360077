-- When members were given the points of an order: once nothing of it can come back any more.
alter table orders add column points_given_at timestamptz;
