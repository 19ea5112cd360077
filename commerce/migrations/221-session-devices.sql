-- Where a shopper signed in, such as "Firefox, Windows" and the network 203.0.113.x.
alter table sessions add column device text, add column network text;
