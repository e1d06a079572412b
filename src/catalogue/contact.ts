/** How customer service is reached (R17). Samples: the domain and the number are reserved for examples. */
export const contact = {
  email: 'service@loadout.example',
  phone: '+1 202-555-0143',
} as const;
