import type { words as english } from '../en/profile.ts';

/** The profile in Hindi: who is signed in, coins, designs, orders. */
export const words = {
  title: 'मेरी प्रोफ़ाइल',
  unauthorized: { title: 'साइन इन ज़रूरी है', description: 'अपनी प्रोफ़ाइल देखने के लिए साइन इन करें।' },
  credits: 'आपके सिक्के',
  totalDesigns: 'कुल डिज़ाइन',
  ordersPlaced: 'कुल ऑर्डर',
  tabsLabel: 'प्रोफ़ाइल के हिस्से',
  designs: 'मेरे डिज़ाइन',
  orders: 'ऑर्डर',
  photoAlt: name => `${name} की फ़ोटो`,
  noDesigns: 'अभी कोई डिज़ाइन नहीं',
  noDesignsText: 'अपने शब्दों में कोई तस्वीर बताइए; वह यहाँ रहेगी।',
  startDesigning: 'डिज़ाइन शुरू करें',
  designsFailed: 'आपके डिज़ाइन नहीं आ पाए',
  retry: 'फिर कोशिश करें',
  more: 'और दिखाएँ',
  loading: 'आ रहे हैं',
  inGallery: 'गैलरी में',
  public: 'सबके लिए',
  private: 'सिर्फ़ आपके लिए',
  drawing: 'बन रहा है',
} satisfies typeof english;
