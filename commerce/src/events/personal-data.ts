export const eventsPersonalData = {
  name: 'events',
  tables: {
    event_registrations: {
      rows: [{ consumer: 'consumer_id' }, { email: 'email' }],
      exported: [
        'event_id',
        'site_id',
        'locale',
        'email',
        'first_name',
        'last_name',
        'gender',
        'phone',
        'attending_days',
        'plus_one',
        'submitted_at',
        'registered_at',
      ],
      erasure: 'delete',
    },
  },
} as const
