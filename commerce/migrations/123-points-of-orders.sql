-- What orders have brought their members, for whoever tells of an order.
create view points_of_orders as
  select order_number, sum(points)::integer as points
  from points_entries where kind = 'earned' group by order_number;
