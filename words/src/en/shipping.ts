/** Shipping and return policy: S2 §9 (Policies), rulings (Pages and texts). */
export const words = {
  title: 'Shipping and return policy',
  description:
    'Where we deliver, how long it takes, what it costs, and what happens with a parcel that has to go back.',
  lead: 'Your T-shirt is with you {deliveryDays} business days after payment, anywhere in India. Here is what happens in between.',
  sections: {
    where: {
      title: 'Where we deliver',
      body: ['To every address in India that a courier reaches. We do not deliver to other countries.{notServed}'],
    },
    time: {
      title: 'How long it takes',
      body: [
        'You have it {deliveryDays} business days after your payment is confirmed. Business days are Monday to Friday, without public holidays. Your order shows the days between which to expect it. Inside that time there are two stages:',
        [
          'Production: {productionDays} business days. Your design is checked, printed and packed.',
          'Delivery: {transitDays} business days. The courier brings it; big cities are at the short end, remote places at the long one.',
        ],
        'Each stage may use more or less of its days; together they stay within {latestDay} business days. Should it take longer, we tell you. What you can do then is told in the [refund policy](/refund-policy#late).',
      ],
    },
    cost: {
      title: 'What it costs',
      body: [
        '{deliveryCost} The cart shows it before you go to checkout. Where the checkout offers cash on delivery, its fee is shown before you choose it.',
      ],
    },
    tracking: {
      title: 'Following your parcel',
      body: [
        'When your order leaves us, we mail you the tracking number. You also find it in your profile, with every step so far.',
      ],
    },
    address: {
      title: 'Your address',
      body: [
        'Please check name, address, PIN code and phone before you pay: the courier calls that number. You can have an address changed until the order is shipped: [write to us](/contact) at once, with the order number.',
        'If a parcel comes back because the address was wrong or nobody was there in spite of several tries, we ask you what to do. Sending it again costs the shipping once more.',
      ],
    },
    unpacking: {
      title: 'When it arrives',
      body: [
        'If the parcel is torn or wet, take a photo before you open it; you may also refuse it at the door. Please look at the T-shirt soon and report anything wrong within {reportDays} days of delivery. How, and what you get, is told in the [refund policy](/refund-policy#wrong).',
      ],
    },
    returns: {
      title: 'Sending something back',
      body: [
        'T-shirts are made to order, so we take back only those that are damaged, faulty or not what you ordered. [Write to us](/contact) first: parcels that nobody announced cannot be matched with an order.',
        [
          'Damaged, faulty or wrong T-shirt: we pay for the way back. We have it fetched, or return what you spent on a receipt.',
          'In every other case that we agreed on with you: you pay for the way back.',
        ],
        'Please send it unworn, unwashed and well packed, with the order number inside.',
      ],
    },
    replacement: {
      title: 'Replacements',
      body: [
        'A T-shirt that replaces another is with you within {replacementDays} business days after we agreed on it. It costs nothing, neither print nor shipping, and shows in your profile as an order of its own.',
      ],
    },
    sizes: {
      title: 'Sizes',
      body: [
        'We cannot exchange a size that does not fit. The size chart, in inches and centimetres, stands beside every choice of size and on the [pricing](/pricing) page. Measure a T-shirt that fits you, and compare.',
      ],
    },
    label: {
      title: 'What is on the label',
      body: [
        'Marketed by {operator}, {address}. Consumer care: {email}, {phone}, {hours}. {taxes}Sizes in inches and centimetres are in the size chart.',
      ],
    },
  },
};
