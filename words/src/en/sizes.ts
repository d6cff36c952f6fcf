/** The size chart. */
export const words = {
  title: 'Size chart',
  how: 'Measure a T-shirt that fits you well, lying flat, and compare. Width is from armpit to armpit; the chest that it fits is all the way round.',
  cut: 'Garment',
  size: 'Size',
  chest: 'Fits a chest of',
  halfChest: 'Width, flat',
  length: 'Length',
  shoulder: 'Shoulder',
  sleeve: 'Sleeve',
  inches: 'in',
  centimetres: 'cm',
};
