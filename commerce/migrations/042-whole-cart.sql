-- What a shopper has said of a cart, beside what is in it.
alter table carts
  add column coupons text[] not null default '{}',
  add column shipping_address jsonb,
  -- The last one that stood up to being looked at.
  add column verified_address jsonb,
  add column billing_address jsonb,
  add column favorite_store_id text,
  -- What was changed by itself at the last change, for the shopper to know.
  add column notices jsonb not null default '[]',
  -- [{"id": …, "lineId": …, "type": "percent", "value": 1000, "reason": …, "storeId": …, "employeeId": …}]
  add column price_adjustments jsonb not null default '[]',
  -- A loyalty voucher: {"points": …, "amount": …}
  add column reward jsonb,
  add column device_fingerprint text;

alter table cart_lines
  add column shipping_id text not null default 'me',
  add column store_id text,
  add column precreated_customs_code text,
  drop constraint cart_lines_shipping_method_check,
  add constraint cart_lines_shipping_method_check check (
    shipping_method in ('standard', 'express', 'digital', 'customs', 'pickup', 'pudo', 'sts')) not valid;
