const parts = {
  type: 'flat',
  street: 'Vitosha Blvd',
  house: '40',
  entrance: 'A',
  floor: '2',
  flat: '5',
  code: '42K',
  comment: 'The bell is broken',
  lat: 42.69121,
  lng: 23.31947,
  googlePlaceId: 'city:vitosha-40',
};

const home = { id: 12, domainId: 1, isLast: true, ...parts };

/** Two addresses of a customer, and one that is not saved yet. */
export const ADDRESS_EXAMPLES = {
  /** The first one without its number, as an order has it. */
  parts,
  list: [
    home,
    {
      ...home,
      id: 13,
      isLast: false,
      type: 'house',
      street: '',
      house: '7Б',
      entrance: '',
      floor: '',
      flat: '',
      code: '',
      comment: '',
      googlePlaceId: 'pin:42.69121,23.31947',
    },
  ],
  fresh: {
    domainId: 1,
    type: 'office',
    street: 'Oborishte St.',
    house: '24',
    floor: '3',
    lat: 42.69432,
    lng: 23.34398,
    googlePlaceId: 'osm:node/240949599',
  },
};
