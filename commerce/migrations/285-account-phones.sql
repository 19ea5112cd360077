-- Published: which account has a phone number. Anybody can type any number, so its account decides about text messages to it.
create view account_phones as
  select account_id as consumer_id, phone
  from accounts where state <> 'closed' and phone is not null;
