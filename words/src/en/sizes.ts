/** The size chart. */
export const words = {
  title: 'Size chart',
  how: 'Measure a T-shirt that fits you well, lying flat, and compare. Chest is all the way round.',
  cut: 'Cut',
  cuts: { regular: 'Regular Fit', oversized: 'Oversized' },
  size: 'Size',
  chest: 'Chest',
  length: 'Length',
  sleeve: 'Sleeve',
  inches: 'in',
  centimetres: 'cm',
  xxlNote: 'XXL is made for shirts with your own artwork.',
};
