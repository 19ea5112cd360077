-- What was paid for elsewhere cannot go back through a provider of ours: whoever works on orders gives it back.
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in
  ('sales', 'owed', 'promised', 'authorised', 'provider', 'gift-cards', 'points', 'credit', 'by-hand')) not valid;
alter table ledger_entries validate constraint ledger_entries_account_check;
