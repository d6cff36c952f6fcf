/** Refund policy: S2 §9 (Policies), rulings (Pages and texts). */
export const words = {
  title: 'Refund policy',
  description: 'When you get your money back, how to ask for it, and how long it takes.',
  lead: 'Each T-shirt is printed for you alone and cannot be sold to anybody else. So we cannot take it back because it does not please. If something is wrong with it, we put it right: with a new one, or with your money.',
  sections: {
    short: {
      title: 'In short',
      body: [
        [
          'Cancel until production begins: all your money back.',
          'Damaged, faulty or wrong: tell us within {reportDays} days of delivery, with photos. A new one or your money, as you prefer.',
          'Refunds reach you {refundDays} business days after we agreed on them.',
          'A replacement is with you within {replacementDays} business days.',
        ],
      ],
    },
    cancel: {
      title: 'Cancelling an order',
      body: [
        'You can cancel free of charge as long as your order is not under production: that is, while it shows ‘Order Created’ or ‘Order Processing’. Open it among the orders of your profile and press ‘Cancel order’. We charge nothing for it and return all that you paid, shipping too.',
        'Once it shows ‘Under Production’ the cloth is being printed and the order can no longer be cancelled.',
      ],
    },
    wrong: {
      title: 'Damaged, faulty or not what you ordered',
      body: [
        'Please tell us within {reportDays} days of delivery. This covers a T-shirt that:',
        [
          'arrived torn, stained or otherwise damaged;',
          'has a fault in cloth, seam or print;',
          'has another design, size, colour, cut or place of print than you ordered;',
          'did not arrive though the courier says so.',
        ],
        'Report it on the page of your order, in [your profile](/profile), with a sentence about what is wrong and photos of the T-shirt and its parcel; if that does not work, [write to us](/contact). You need not send it back before we ask for it. If we do, we pay for that.',
        'A fault that could not be seen at once, such as a print that comes off in the first wash, is covered too: tell us as soon as you see it.',
      ],
    },
    choice: {
      title: 'What you get',
      body: [
        'As you prefer, the same T-shirt again without charge, with you within {replacementDays} business days after we agreed, or your money for it, with its share of the shipping. If only one of several T-shirts is concerned, it is about that one.',
      ],
    },
    not: {
      title: 'What we do not take back',
      body: [
        [
          'a T-shirt that is as you ordered it, but does not please or does not fit: please measure with the size chart before you order;',
          'small differences of colour between screen and cloth;',
          'a T-shirt that was worn, washed or changed, unless the fault came to light by that;',
          'a misspelling or a mistake in the design that was to be seen before you ordered.',
        ],
      ],
    },
    late: {
      title: 'If it does not come',
      body: [
        'If your order has not arrived {latestDay} business days after payment, [tell us](/contact). We find out where it is. If it is lost, or so late that you have no more use for it, you get a new one or your money.',
      ],
    },
    paid: {
      title: 'How the money comes back',
      body: [
        '{moneyBack} It takes {refundDays} business days from the day we agreed; some banks show it a little later. A discount that you had is taken into account: you get back what you paid. You find the refund at your order in your profile.',
      ],
    },
    failed: {
      title: 'Payments that failed',
      body: [
        'If money left your account but the order shows as failed, the bank or the payment company usually returns it by itself within {refundDays} business days. We keep asking on our own until it is clear what happened. Should a payment arrive late, your order goes on, or, if you have meanwhile placed it anew, the money is returned. If it does not come, [write to us](/contact) with the transaction number.',
      ],
    },
    credits: {
      title: 'Credits',
      body: [
        'A drawing that fails, is refused or is cancelled gives its credits back at once. Credits that were used for a finished drawing are not returned. If you paid for credits and they are not in your account, write to us: you get the credits or the money.',
      ],
    },
    complaints: {
      title: 'If you do not agree with us',
      body: [
        'Write to our grievance officer: {officer}, {email}. Your complaint gets a ticket number, an acknowledgement within {acknowledgeHours} hours and a decision within one month. Your rights under the Consumer Protection Act 2019 stay untouched.',
      ],
    },
  },
};
