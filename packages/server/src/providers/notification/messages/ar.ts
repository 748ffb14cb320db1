import type { MailMessages } from './messages'

export const ar: MailMessages = {
  direction: 'rtl',
  hello: 'مرحبًا {name}،',
  hello_there: 'مرحبًا،',
  regards: 'مع أطيب التحيات، {shop}',
  order_placed: {
    subject: 'طلبك رقم {number} لدى {shop}',
    intro: 'شكرًا على طلبك رقم {number}. هذا ما اخترته:',
  },
  order_shipped: {
    subject: 'طلبك رقم {number} في الطريق إليك',
    intro: 'سلّمنا طلبك رقم {number} إلى شركة الشحن.',
    tracking: 'تتبّع الشحنة:',
  },
  order_refunded: {
    subject: 'استرداد مبلغ عن طلبك رقم {number}',
    intro: 'أعدنا إليك {amount} عن طلبك رقم {number}. قد تمرّ بضعة أيام قبل أن يظهر المبلغ في حسابك.',
  },
  gift_card: {
    subject: 'بطاقة هدية بقيمة {amount} من {shop}',
    from: 'أرسل إليك {name} هدية.',
    intro: 'قيمة بطاقة الهدية هذه {amount} لدى {shop}. أدخل رمزها في سلة التسوق دفعة واحدة أو على مراحل.',
    until: 'هي صالحة حتى {date}.',
    code: 'رمز البطاقة',
    message: 'الرسالة المرفقة',
    button: 'إلى المتجر',
  },
  password_reset: {
    subject: 'اختر كلمة مرور جديدة لحسابك لدى {shop}',
    intro: 'طُلبت كلمة مرور جديدة لحسابك. يتيح لك هذا الرابط اختيارها، وهو صالح لمرة واحدة خلال 15 دقيقة.',
    button: 'اختيار كلمة مرور جديدة',
    ignore: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  },
  email_changed: {
    subject: 'تم تغيير بريدك الإلكتروني في {shop}',
    intro: 'من الآن تسجّل الدخول إلى لوحة إدارة {shop} بالعنوان {email}، وليس بهذا العنوان.',
    warning: 'إذا لم تكن أنت من فعل ذلك، فأخبر المسؤول عن فريقك فورًا: هناك من يعرف كلمة مرورك.',
  },
  order_claim: {
    subject: 'هل تعود هذه الطلبات لدى {shop} إلى حساب؟',
    intro: 'طلب أحدهم نقل طلبات أُجريت بهذا البريد إلى حسابه. إن كنت أنت فأكّد ذلك خلال 15 دقيقة.',
    button: 'نقل الطلبات',
    ignore: 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة، وستبقى الطلبات في مكانها.',
  },
  invite: {
    subject: 'دعوة للعمل لدى {shop}',
    intro: 'أنت مدعوّ إلى لوحة إدارة {shop}. اقبل الدعوة لتختار اسمك وكلمة مرورك.',
    button: 'قبول الدعوة',
    expires: 'الدعوة صالحة سبعة أيام.',
  },
  labels: {
    quantity: 'الكمية',
    subtotal: 'المجموع الفرعي',
    discount: 'الخصم',
    shipping: 'التوصيل',
    tax: 'الضريبة',
    gift_card: 'بطاقة هدية',
    total: 'الإجمالي',
    shipping_address: 'عنوان التوصيل',
    placed_on: 'تاريخ الطلب: {date}',
    view_order: 'عرض الطلب',
    items: {
      zero: '{count} منتج',
      one: 'منتج واحد ({count})',
      two: 'منتجان ({count})',
      few: '{count} منتجات',
      many: '{count} منتجًا',
      other: '{count} منتج',
    },
  },
}
