import type { ErrorWords } from './words'

export const ko: ErrorWords = {
  insufficient_inventory: '재고가 부족합니다.',
  discount_limit_reached: '이 할인 코드는 사용 가능한 횟수를 모두 썼습니다.',
  gift_card_expired: '이 기프트 카드는 만료되었습니다.',
  gift_card_used: '기프트 카드 잔액이 부족해졌습니다. 장바구니를 다시 확인해 주세요.',
  cart_completed: '이 장바구니는 이미 주문되어 변경할 수 없습니다.',
  cart_authorizing: '이 장바구니는 지금 결제 중입니다. 잠시 후 다시 시도해 주세요.',
  cart_incompatible_state: '먼저 배송 방법을 선택해 주세요.',
  taxes_unavailable:
    '지금은 세금을 계산할 수 없습니다. 내용은 그대로 남아 있으니 잠시 후 다시 시도해 주세요.',
  payment_authorization_error: '결제가 승인되지 않았습니다. 다시 시도하거나 다른 결제 수단을 선택해 주세요.',
  sign_in_required: '계정에 속한 항목입니다. 계속하려면 로그인해 주세요.',
  confirm_password: '이메일이나 비밀번호를 바꾸려면 현재 비밀번호를 입력해 주세요.',
  wrong_password: '현재 비밀번호가 아닙니다. 다시 시도해 주세요.',
  two_factor_required: '인증 앱의 코드나 복구 코드를 입력해 주세요.',
  two_factor_invalid:
    '코드가 틀렸거나 만료되었거나 이미 사용되었습니다. 앱에 지금 표시된 코드를 입력해 주세요.',
  refund_limit: '내 역할로 환불할 수 있는 한도를 넘었습니다.',
  unauthorized: '로그인해 주세요. 이메일이나 비밀번호가 올바르지 않거나 로그인이 만료되었습니다.',
  forbidden: '이 계정으로는 할 수 없는 작업입니다.',
  not_found: '찾으시는 항목이 없습니다.',
  too_many_requests: '시도 횟수가 너무 많습니다. 잠시 기다려 주세요.',
  unavailable: '지금은 상점에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  unknown_error: '예상하지 못한 오류가 발생했습니다.',
}
