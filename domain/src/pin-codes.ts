import { STATES, type State } from './states.ts';
import { joinedDigits } from './typed-text.ts';

/*
 * Which states a PIN code reaches into, by its longest known beginning. The first two digits are a postal circle; three and more
 * where a circle covers several states, or an enclave lies within another state. Beginnings at a border list both sides: only a
 * state outside of the list is refused (rulings, Law). Where several are listed the form fills in none.
 */
const AN = 'Andaman and Nicobar Islands';
const AP = 'Andhra Pradesh';
const AR = 'Arunachal Pradesh';
const DN = 'Dadra and Nagar Haveli and Daman and Diu';
const PY = 'Puducherry';
const TG = 'Telangana';
const UK = 'Uttarakhand';
const UP = 'Uttar Pradesh';

/** Beginning → states. */
const REACH: Readonly<Record<string, readonly State[]>> = {
  // North: Delhi, Haryana, Punjab, Himachal Pradesh, Jammu and Kashmir, Ladakh
  1: ['Delhi', 'Haryana', 'Punjab', 'Chandigarh', 'Himachal Pradesh', 'Jammu and Kashmir', 'Ladakh'],
  11: ['Delhi'],
  12: ['Haryana'],
  13: ['Haryana'],
  134: ['Haryana', 'Chandigarh'],
  14: ['Punjab'],
  140: ['Punjab', 'Chandigarh'],
  15: ['Punjab'],
  16: ['Chandigarh', 'Punjab', 'Haryana'],
  17: ['Himachal Pradesh'],
  18: ['Jammu and Kashmir'],
  19: ['Jammu and Kashmir'],
  194: ['Ladakh'],
  // Uttar Pradesh and Uttarakhand
  2: [UP, UK],
  ...each([20, 21, 22, 23, 24, 25, 26, 27, 28], [UP]),
  ...each([244, 246, 247, 262], [UP, UK]),
  ...each([248, 249, 263], [UK]),
  // West: Rajasthan, Gujarat, Daman and Diu
  3: ['Rajasthan', 'Gujarat', DN],
  ...each([30, 31, 32, 33, 34], ['Rajasthan']),
  ...each([36, 37, 38, 39], ['Gujarat']),
  ...each([3625, 3961, 3962], ['Gujarat', DN]),
  // Maharashtra, Goa, Madhya Pradesh, Chhattisgarh
  4: ['Maharashtra', 'Goa', 'Madhya Pradesh', 'Chhattisgarh'],
  ...each([40, 41, 42, 43, 44], ['Maharashtra']),
  403: ['Goa'],
  ...each([45, 46, 47, 48], ['Madhya Pradesh']),
  49: ['Chhattisgarh'],
  // Telangana, Andhra Pradesh with Yanam, Karnataka
  5: [TG, AP, 'Karnataka', PY],
  50: [TG],
  5071: [TG, AP],
  ...each([51, 52, 53], [AP]),
  53346: [AP, PY],
  ...each([56, 57, 58, 59], ['Karnataka']),
  // Tamil Nadu with Puducherry and Karaikal, Kerala with Mahe, Lakshadweep
  6: ['Tamil Nadu', 'Kerala', PY, 'Lakshadweep'],
  ...each([60, 61, 62, 63, 64], ['Tamil Nadu']),
  ...each([604, 605, 607, 609], ['Tamil Nadu', PY]),
  ...each([67, 68, 69], ['Kerala']),
  ...each([6706, 6733], ['Kerala', PY]),
  68255: ['Lakshadweep'],
  // East and north-east
  7: [
    ...(['West Bengal', 'Sikkim', AN, 'Odisha', 'Assam', AR] as const),
    ...(['Meghalaya', 'Manipur', 'Mizoram', 'Nagaland', 'Tripura'] as const),
  ],
  ...each([70, 71, 72, 73, 74], ['West Bengal']),
  737: ['Sikkim'],
  744: [AN],
  ...each([75, 76, 77], ['Odisha']),
  78: ['Assam'],
  7866: ['Assam', AR],
  ...each([790, 791, 792], [AR]),
  ...each([793, 794], ['Meghalaya']),
  7931: ['Meghalaya', 'Assam'],
  795: ['Manipur'],
  796: ['Mizoram'],
  ...each([797, 798], ['Nagaland']),
  799: ['Tripura'],
  // Bihar and Jharkhand
  8: ['Bihar', 'Jharkhand'],
  ...each([80, 82, 84, 85], ['Bihar']),
  ...each([811, 812], ['Bihar']),
  816: ['Jharkhand'],
  ...each([822, 826, 827, 828, 829, 83], ['Jharkhand']),
  825: ['Jharkhand', 'Bihar'],
  // The army's post offices stand anywhere.
  9: STATES,
};

/** The largest postal cities: a suggestion for the form, by the beginning that lies within the city. */
const CITIES: Readonly<Record<string, string>> = {
  110: 'New Delhi',
  1210: 'Faridabad',
  1220: 'Gurugram',
  1410: 'Ludhiana',
  1430: 'Amritsar',
  1440: 'Jalandhar',
  1600: 'Chandigarh',
  1710: 'Shimla',
  1800: 'Jammu',
  1900: 'Srinagar',
  2010: 'Ghaziabad',
  2013: 'Noida',
  2080: 'Kanpur',
  2110: 'Prayagraj',
  2210: 'Varanasi',
  2260: 'Lucknow',
  2430: 'Bareilly',
  2440: 'Moradabad',
  2480: 'Dehradun',
  2500: 'Meerut',
  2820: 'Agra',
  3020: 'Jaipur',
  3130: 'Udaipur',
  3240: 'Kota',
  3420: 'Jodhpur',
  3600: 'Rajkot',
  3640: 'Bhavnagar',
  3800: 'Ahmedabad',
  3820: 'Gandhinagar',
  3900: 'Vadodara',
  3950: 'Surat',
  4000: 'Mumbai',
  4001: 'Mumbai',
  4006: 'Thane',
  4007: 'Navi Mumbai',
  4030: 'Panaji',
  4110: 'Pune',
  4130: 'Solapur',
  4160: 'Kolhapur',
  4220: 'Nashik',
  4400: 'Nagpur',
  4520: 'Indore',
  4620: 'Bhopal',
  4740: 'Gwalior',
  4820: 'Jabalpur',
  4920: 'Raipur',
  5000: 'Hyderabad',
  5060: 'Warangal',
  5170: 'Tirupati',
  5200: 'Vijayawada',
  5220: 'Guntur',
  5300: 'Visakhapatnam',
  5600: 'Bengaluru',
  5601: 'Bengaluru',
  5700: 'Mysuru',
  5750: 'Mangaluru',
  5900: 'Belagavi',
  6000: 'Chennai',
  6001: 'Chennai',
  6050: 'Puducherry',
  6200: 'Tiruchirappalli',
  6250: 'Madurai',
  6360: 'Salem',
  6410: 'Coimbatore',
  6700: 'Kannur',
  6730: 'Kozhikode',
  6780: 'Palakkad',
  6800: 'Thrissur',
  6820: 'Kochi',
  6880: 'Alappuzha',
  6860: 'Kottayam',
  6910: 'Kollam',
  6950: 'Thiruvananthapuram',
  7000: 'Kolkata',
  7001: 'Kolkata',
  7111: 'Howrah',
  7132: 'Durgapur',
  7340: 'Siliguri',
  7371: 'Gangtok',
  7441: 'Sri Vijaya Puram',
  7510: 'Bhubaneswar',
  7530: 'Cuttack',
  7810: 'Guwahati',
  7930: 'Shillong',
  7950: 'Imphal',
  7960: 'Aizawl',
  7970: 'Kohima',
  7990: 'Agartala',
  8000: 'Patna',
  8230: 'Gaya',
  8260: 'Dhanbad',
  8310: 'Jamshedpur',
  8340: 'Ranchi',
};

function each(beginnings: readonly number[], states: readonly State[]): Record<string, readonly State[]> {
  return Object.fromEntries(beginnings.map(beginning => [beginning, states]));
}

/** What stands under the longest beginning of a PIN code. */
function longest<Value>(table: Readonly<Record<string, Value>>, pinCode: string): Value | undefined {
  for (let length = pinCode.length; length > 0; length -= 1) {
    const found = table[pinCode.slice(0, length)];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The states that a PIN code may lie in, at least one for every six digits that begin with 1 to 9 (rulings, Law). */
export const statesOfPinCode = (pinCode: string): readonly State[] => longest(REACH, joinedDigits(pinCode)) ?? STATES;

/** The one state of a PIN code; nothing where its beginning reaches into several. */
export function stateOfPinCode(pinCode: string): State | undefined {
  const states = statesOfPinCode(pinCode);
  return states.length === 1 ? states[0] : undefined;
}

/** The large city that a PIN code lies in, where it is a well-known one: a suggestion, never a rule. */
export const cityOfPinCode = (pinCode: string): string | undefined => longest(CITIES, joinedDigits(pinCode));
