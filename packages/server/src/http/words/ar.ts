import type { ErrorWords } from './words'

export const ar: ErrorWords = {
  insufficient_inventory: 'لم تعد الكمية المتوفرة في المخزون كافية.',
  discount_limit_reached: 'استُخدم رمز الخصم هذا بعدد المرات المسموح بها.',
  gift_card_expired: 'انتهت صلاحية بطاقة الهدية هذه.',
  gift_card_used: 'لم تعد بطاقة الهدية تغطي المبلغ. يُرجى مراجعة السلة من جديد.',
  cart_completed: 'أصبحت هذه السلة طلبًا ولا يمكن تغييرها.',
  cart_authorizing: 'يجري الآن دفع ثمن هذه السلة. يُرجى المحاولة بعد لحظات.',
  cart_incompatible_state: 'اختر طريقة التوصيل أولًا.',
  taxes_unavailable: 'لا يمكن حساب الضرائب الآن. لم يُفقد شيء: يُرجى المحاولة بعد لحظات.',
  payment_authorization_error: 'لم تُقبل عملية الدفع. حاول مرة أخرى أو اختر وسيلة دفع أخرى.',
  unauthorized: 'يُرجى تسجيل الدخول: البريد أو كلمة المرور غير صحيحة، أو انتهت الجلسة.',
  forbidden: 'لا يسمح حسابك بذلك.',
  not_found: 'هذا غير موجود أو لم يعد موجودًا.',
  too_many_requests: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا.',
  unavailable: 'المتجر غير متاح الآن. يُرجى المحاولة بعد لحظات.',
  unknown_error: 'حدث خطأ غير متوقع.',
}
