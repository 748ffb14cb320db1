import type { MailMessages } from './messages'

export const hi: MailMessages = {
  direction: 'ltr',
  hello: 'नमस्ते {name},',
  hello_there: 'नमस्ते,',
  regards: 'सादर, {shop}',
  order_placed: {
    subject: '{shop} पर आपका ऑर्डर नं. {number}',
    intro: 'आपके ऑर्डर नं. {number} के लिए धन्यवाद। आपने यह चुना है:',
  },
  order_shipped: {
    subject: 'आपका ऑर्डर नं. {number} रास्ते में है',
    intro: 'हमने आपका ऑर्डर नं. {number} डिलीवरी के लिए सौंप दिया है।',
    tracking: 'पार्सल को ट्रैक करें:',
  },
  order_refunded: {
    subject: 'आपके ऑर्डर नं. {number} का रिफ़ंड',
    intro: 'हमने ऑर्डर नं. {number} के लिए आपको {amount} लौटा दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।',
  },
  password_reset: {
    subject: '{shop} के लिए नया पासवर्ड चुनें',
    intro:
      'आपके खाते के लिए नया पासवर्ड माँगा गया है। इस लिंक से आप उसे चुन सकते हैं; यह 15 मिनट के भीतर केवल एक बार काम करता है।',
    button: 'नया पासवर्ड चुनें',
    ignore: 'यदि यह आपने नहीं किया, तो इस मेल को अनदेखा करें: आपका पासवर्ड वही रहेगा।',
  },
  order_claim: {
    subject: 'क्या {shop} के ये ऑर्डर किसी खाते के हैं?',
    intro:
      'किसी ने इस ई-मेल पते से किए गए ऑर्डर अपने खाते में ले जाने का अनुरोध किया है। यदि वह आप हैं, तो 15 मिनट के भीतर पुष्टि करें।',
    button: 'ऑर्डर ले जाएँ',
    ignore: 'यदि यह आपने नहीं किया, तो इस मेल को अनदेखा करें: ऑर्डर जहाँ हैं वहीं रहेंगे।',
  },
  invite: {
    subject: '{shop} में काम करने का निमंत्रण',
    intro: 'आपको {shop} के प्रबंधन में आमंत्रित किया गया है। स्वीकार करके अपना नाम और पासवर्ड चुनें।',
    button: 'निमंत्रण स्वीकार करें',
    expires: 'निमंत्रण सात दिन तक मान्य है।',
  },
  labels: {
    quantity: 'मात्रा',
    subtotal: 'उप-योग',
    discount: 'छूट',
    shipping: 'डिलीवरी',
    tax: 'कर',
    gift_card: 'उपहार कार्ड',
    total: 'कुल',
    shipping_address: 'डिलीवरी का पता',
    placed_on: 'ऑर्डर की तारीख: {date}',
    view_order: 'ऑर्डर देखें',
    items: { one: '{count} वस्तु', other: '{count} वस्तुएँ' },
  },
}
