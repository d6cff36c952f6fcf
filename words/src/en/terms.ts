/** Terms and conditions: S2 §1 (Terms), S2 §9 (Policies), rulings (Law, Pages and texts). */
export const words = {
  title: 'Terms and conditions',
  description:
    'What you and we agree on when you use this shop: designs and their rights, orders, prices, delivery, complaints.',
  lead: 'These are the rules between you and {operator}, who runs {shop}. We wrote them to be read. What the law of India gives you as a consumer stays yours, whatever is written here.',
  sections: {
    agreement: {
      title: 'What you agree to',
      body: [
        'By using the shop you accept these terms. By ordering you also accept the [refund policy](/refund-policy) and the [shipping and return policy](/shipping-return). How we treat your data is told in the [privacy policy](/privacy-policy).',
        'Ordering is for people of 18 years or more. If you are younger, a parent or guardian orders for you.',
      ],
    },
    account: {
      title: 'Your account',
      body: [
        'You can look around, start a cart and read everything without an account. To have a design drawn, to like, to order and to see your orders you sign in with {provider}. There is no password of ours.',
        'Keep your sign-in to yourself: what is done with it counts as done by you. Tell us at once if somebody else is using it. We may switch off an account that breaks these terms or endangers others, and tell you why.',
      ],
    },
    credits: {
      title: 'Credits',
      body: [
        'A new account starts with {welcomeCredits} credits, free. Drawing a design takes {creditsPerDesign} credits, a realistic preview {creditsPerPreview}. They are set aside when the work is accepted and come back by themselves when it fails, is refused or is cancelled.',
        'Credits never expire. They are not money: they pay for drawings in this shop alone, and cannot be paid out or passed on.',
      ],
    },
    ownership: {
      title: 'Your designs are yours',
      body: [
        'What you bring (your words, your own artwork) stays yours. The finished design that is drawn from your words becomes your property, as far as the law knows property in it.',
        'You give us a licence, without charge and for this purpose alone, to store your design, to show it to you, to print it and to deliver it. You may take a design out of your account at any time; an order that is already placed keeps the copy that it needs.',
        'Two people who describe the same thing may get designs that look alike. Neither of them can forbid the other’s. The drawings, letters and fonts that designs are composed of, and their licences, are listed under [artwork sources](/artwork-sources).',
      ],
    },
    gallery: {
      title: 'Designs that you make public',
      body: [
        'New designs are private. If you make one public, everybody can see it with its words, your first name and your initial, can like and share it, order T-shirts with it, and start a design of their own from it, with your name beside it. You can make it private again at any time; T-shirts that were ordered before are still delivered.',
      ],
    },
    ai: {
      title: 'Drawn by a machine, and labelled so',
      body: [
        'Designs are drawn by {drawnBy}. A picture is labelled wherever it is shown: ‘Drawn by the shop’s artist’ where our own program drew it, which is no AI model, and ‘Made with AI’ where a model drew it. Nobody may remove that label or pass such a picture off as a photograph of something real.',
        'A machine does not always draw what was meant. Please look at the design and at the picture on the T-shirt before you order: that is what will be printed. The colours of cloth and ink differ a little from those of a screen.',
      ],
    },
    limits: {
      title: 'What may not be drawn or printed',
      body: [
        'We do not draw and do not print:',
        [
          'real people who have not agreed, among them politicians, film stars and sportspeople;',
          'brands, logos and characters that belong to others, and copies of their artwork;',
          'the national flag, the national emblem and official seals where the law restricts their use;',
          'gods, prophets and holy figures shown with mockery or in a way that hurts believers;',
          'hatred or threats against people for their religion, caste, origin, language, sex, orientation or disability;',
          'nudity and sexual content, and anything sexual that shows a child in any form;',
          'cruelty, weapons against people, self-harm, drugs, and whatever else is against the law of India.',
        ],
        'Words are checked before anything is drawn. A request that is refused costs nothing, and the page says what to change. No check is perfect: you are responsible for what you ask us to print, and we may refuse, or cancel an order with all money back, where a design breaks these rules.',
      ],
    },
    reports: {
      title: 'If a design should not be here',
      body: [
        'Every public design has a button to report it, and everybody can [write to us](/contact). If your work, your name or your face is in a design without your consent, tell us which design and why. We look at every report. A design that breaks the rules is taken out of the gallery, out of carts and out of printing. Orders of a court or of the government are followed within the time that the law sets.',
      ],
    },
    orders: {
      title: 'Orders',
      body: [
        'What you see in the shop is an invitation. Your order is an offer, which we accept when your payment is confirmed; the page and a mail tell you so. Each T-shirt is made for you after that.',
        'We may refuse an order, or cancel one and return all that you paid, if a design may not be printed, if something cannot be had, if an address cannot be reached, or if a price was plainly wrong.',
        'You may cancel until production of your order has begun. How, and what you get back, is told in the [refund policy](/refund-policy).',
      ],
    },
    prices: {
      title: 'Prices',
      body: [
        'Prices are in Indian rupees. {taxes}{deliveryCost} The cart shows what it adds before you go to checkout. Nothing else is added, but for the fee for cash on delivery if you choose that: the checkout shows it before. [Pricing](/pricing) lists all prices.',
        'A price that changes while something is in your cart is told to you before you pay, and nothing is charged until you have agreed.',
      ],
    },
    discounts: {
      title: 'Discount codes',
      body: [
        'A code holds for what it says, while it is active, and as often as it says. One code counts for one order. It is used up when the order is placed, and comes back when the payment fails or runs out of time. Codes cannot be exchanged for money.',
      ],
    },
    payment: {
      title: 'Payment',
      body: [
        '{howToPay} If money left your account and the order does not show it, see [payments that failed](/refund-policy#failed).',
      ],
    },
    delivery: {
      title: 'Delivery, returns and refunds',
      body: [
        'We deliver within India, in {deliveryDays} business days from payment. T-shirts are made to order, so they cannot be returned unless they are damaged, faulty or not what you ordered. The details are in the [shipping and return policy](/shipping-return) and the [refund policy](/refund-policy).',
      ],
    },
    responsibility: {
      title: 'What we answer for',
      body: [
        'We answer for T-shirts that are as described and delivered as promised, and for damage that we cause on purpose or by neglect. We do not answer for what a design means to others, for delays by strike, weather or order of an authority, or for the shop being out of reach for a while. Nothing here limits rights that the law does not let anybody limit.',
        'If somebody claims money from us because a design that you ordered hurts their rights, and you knew or should have known it, you bear that cost.',
      ],
    },
    complaints: {
      title: 'Complaints and the law',
      body: [
        'Please [write to us](/contact) first, or to our grievance officer: {officer}, {email}, {phone}. You get a ticket number at once, an acknowledgement within {acknowledgeHours} hours and an answer that settles the matter within one month.',
        'The law of India holds. You may also go to the consumer commission where you live, or to the National Consumer Helpline (1915).',
      ],
    },
    changes: {
      title: 'Changes of these terms',
      body: [
        'We may change these terms. The version and its date stand at the top. An order is judged by the version that was in force when it was placed.',
      ],
    },
  },
};
