-- The account that alone has asked for the notice, so that it can be erased.
alter table stock_notices add column consumer_id uuid;
