-- Whoever announced a return may keep the things after all, as long as nothing has come.
alter table order_returns drop constraint order_returns_state_check;
alter table order_returns add constraint order_returns_state_check
  check (state in ('announced', 'received', 'withdrawn')) not valid;
alter table order_returns validate constraint order_returns_state_check;
