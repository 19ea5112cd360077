alter table cart_lines
  add column store_id text,
  drop constraint cart_lines_shipping_method_check,
  add constraint cart_lines_shipping_method_check check (
    shipping_method in ('standard', 'express', 'digital', 'customs', 'pickup', 'pudo', 'sts')) not valid;
