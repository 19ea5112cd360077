-- What became of an order. One whose shipments are all cancelled counts for nothing.
create view order_results as
select o.order_number, o.ordered_at, o.currency, o.total_minor,
  o.state = 'placed' and exists (
    select from order_shipments s where s.order_id = o.order_id and s.status <> 'Cancelled'
  ) as is_valid
from orders o;
