/** The words that goods are named by, and what they cost at least, in minor units of the euro. */
export const kinds = [
  { noun: 'lamp', department: 'Lighting', price: 4900, weight: 1400 },
  { noun: 'lantern', department: 'Lighting', price: 3200, weight: 900 },
  { noun: 'chair', department: 'Furniture', price: 12_900, weight: 5200 },
  { noun: 'stool', department: 'Furniture', price: 7900, weight: 3100 },
  { noun: 'shelf', department: 'Furniture', price: 9900, weight: 6400 },
  { noun: 'jug', department: 'Kitchen', price: 2400, weight: 800 },
  { noun: 'bowl', department: 'Kitchen', price: 1600, weight: 600 },
  { noun: 'kettle', department: 'Kitchen', price: 3900, weight: 1100 },
  { noun: 'shirt', department: 'Clothing', price: 3400, weight: 260 },
  { noun: 'jacket', department: 'Clothing', price: 8900, weight: 900 },
  { noun: 'scarf', department: 'Clothing', price: 2900, weight: 180 },
  { noun: 'blanket', department: 'Textiles', price: 6900, weight: 1200 },
  { noun: 'cushion', department: 'Textiles', price: 2700, weight: 500 },
  { noun: 'notebook', department: 'Paper', price: 900, weight: 240 },
  { noun: 'calendar', department: 'Paper', price: 1400, weight: 300 },
  { noun: 'basket', department: 'Storage', price: 3100, weight: 700 },
] as const
export type Kind = (typeof kinds)[number]

export const materials = [
  'oak',
  'ash',
  'linen',
  'wool',
  'brass',
  'stoneware',
  'paper',
  'cork',
  'steel',
  'cotton',
] as const
export const moods = [
  'Quiet',
  'Round',
  'Narrow',
  'Heavy',
  'Folded',
  'Early',
  'Northern',
  'Plain',
  'Long',
  'Small',
  'Evening',
  'Harbour',
] as const
export const sizes = ['Small', 'Medium', 'Large'] as const
export const rooms = ['kitchen', 'hall', 'study', 'bedroom', 'garden', 'workshop'] as const
export const shelves = ['Basics', 'Best of the year', 'Made to order', 'Gifts'] as const

export const firstNames = [
  'Alma',
  'Bela',
  'Carla',
  'Dario',
  'Elin',
  'Femi',
  'Gita',
  'Hugo',
  'Ida',
  'Jakub',
  'Kaya',
  'Leo',
  'Mira',
  'Nils',
  'Oona',
  'Pia',
  'Quentin',
  'Rosa',
  'Sena',
  'Timo',
] as const
export const lastNames = [
  'Adler',
  'Bauer',
  'Costa',
  'Dubois',
  'Ekström',
  'Ferrari',
  'García',
  'Hansen',
  'Ivanov',
  'Jensen',
  'Kim',
  'Laurent',
  'Meyer',
  'Nguyen',
  'Olsen',
  'Petrov',
  'Rossi',
  'Schmidt',
  'Tanaka',
  'Walker',
] as const
export const streets = ['Mill Lane', 'Station Road', 'Orchard Way', 'Bridge Street', 'Market Square'] as const
export const towns = {
  de: [
    ['Hamburg', '20095'],
    ['Leipzig', '04109'],
    ['Freiburg', '79098'],
  ],
  fr: [
    ['Lyon', '69002'],
    ['Nantes', '44000'],
  ],
  us: [
    ['Portland', '97205'],
    ['Austin', '78701'],
    ['Hudson', '12534'],
  ],
} as const
