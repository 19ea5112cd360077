alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in
  ('confirmation', 'giftCard', 'shipped', 'readyForPickup', 'cancelled', 'parcelCancelled', 'refunded',
    'orderCode', 'returnMade', 'returnWithdrawn', 'caseOpened', 'caseForStaff')) not valid;
