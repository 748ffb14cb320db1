import type { MailMessages } from './messages'

export const ko: MailMessages = {
  direction: 'ltr',
  hello: '{name} 님, 안녕하세요.',
  hello_there: '안녕하세요.',
  regards: '감사합니다. {shop} 드림',
  order_placed: {
    subject: '{shop} 주문 {number}번',
    intro: '주문 {number}번을 해 주셔서 감사합니다. 선택하신 상품은 다음과 같습니다.',
  },
  order_shipped: {
    subject: '주문 {number}번이 발송되었습니다',
    intro: '주문 {number}번 상품을 배송사에 전달했습니다.',
    tracking: '배송 조회:',
  },
  order_refunded: {
    subject: '주문 {number}번 환불 안내',
    intro: '주문 {number}번에 대해 {amount}을(를) 환불했습니다. 은행에 표시되기까지 며칠이 걸릴 수 있습니다.',
  },
  gift_card: {
    subject: '{shop}의 {amount} 기프트 카드',
    from: '{name} 님이 선물을 보냈습니다.',
    intro:
      '이 기프트 카드는 {shop}에서 {amount}의 가치가 있습니다. 장바구니에 코드를 입력해 한 번에 또는 나누어 사용하세요.',
    until: '{date}까지 사용할 수 있습니다.',
    code: '카드 코드',
    message: '함께 온 메시지',
    button: '쇼핑몰로 가기',
  },
  return_requested: {
    subject: '주문 {number}번 반품 안내',
    intro: '주문 {number}번의 반품을 접수했습니다. 돌아오는 물건:',
    ask: '보낼 곳은 저희가 알려 드리겠습니다.',
    note: '누구의 것인지 알 수 있도록 주문 번호 {number}와(과) {return}을(를) 적은 종이를 소포에 넣어 주세요.',
    button: '반품 보기',
  },
  return_received: {
    subject: '주문 {number}번의 반품이 도착했습니다',
    intro: '주문 {number}번에서 보내신 물건이 도착했습니다:',
    refund: '{amount}이(가) 결제하신 곳으로 돌아갑니다. 은행에 표시되기까지 며칠이 걸릴 수 있습니다.',
  },
  swap_made: {
    subject: '주문 {number}번 교환 안내',
    intro:
      '보내는 것과 대신 받는 것을 확인하고, 금액에 더해질 배송을 고른 뒤 동의해 주세요. 그 전에는 아무 일도 일어나지 않습니다.',
    button: '교환에 동의하기',
  },
  swap_shipped: {
    subject: '주문 {number}번의 교환 상품이 발송되었습니다',
    intro: '주문 {number}번 교환의 새 물건을 배송사에 넘겼습니다.',
  },
  edit_requested: {
    subject: '답변이 필요합니다: 주문 {number}번 변경',
    intro: '주문 {number}번에 이 변경을 제안합니다. 동의하시기 전에는 아무 일도 일어나지 않습니다.',
    button: '수락 또는 거절',
  },
  edit_confirmed: {
    subject: '주문 {number}번이 변경되었습니다',
    intro: '주문 {number}번이 이제 다음과 같이 변경되었습니다:',
  },
  edit_declined: {
    subject: '주문 {number}번은 그대로입니다',
    intro: '주문 {number}번의 변경이 거절되었습니다. 주문은 그대로이며 아무것도 청구되지 않습니다.',
  },
  after_sale: {
    refund: '환불',
    return_cost: '반송 비용',
    way_back: '반품 방법',
    send_to: '보낼 곳',
    goes_back: '보내는 것',
    comes: '받는 것',
    due: '결제할 금액',
    owed: '돌려받을 금액',
    due_none: '결제할 금액 없음',
    added: '추가: {pieces}',
    removed: '제외: {pieces}',
    quantity_changed: '{before} 대신 {after}',
    new_total: '새 합계',
  },
  password_reset: {
    subject: '{shop} 새 비밀번호 설정',
    intro:
      '회원님의 계정에 새 비밀번호 설정이 요청되었습니다. 아래 링크에서 설정할 수 있으며, 링크는 15분 안에 한 번만 사용할 수 있습니다.',
    button: '새 비밀번호 설정하기',
    ignore: '본인이 요청하지 않았다면 이 메일을 무시하세요. 비밀번호는 그대로 유지됩니다.',
  },
  email_changed: {
    subject: '{shop}의 이메일 주소가 변경되었습니다',
    intro: '이제 {shop} 관리 화면에는 이 주소가 아니라 {email}(으)로 로그인합니다.',
    warning: '본인이 아니라면 팀을 관리하는 분에게 바로 알려 주세요. 누군가 비밀번호를 알고 있습니다.',
  },
  agent_connected: {
    subject: '이제 {agent}이(가) {shop}에서 회원님을 대신할 수 있습니다',
    intro: '{shop} 계정에 {agent}을(를) 연결했습니다. 이제 허용하신 일을 회원님 대신 할 수 있습니다.',
    button: '연결된 에이전트 보기',
    warning: '본인이 아니라면 바로 비밀번호를 변경해 주세요. 그러면 모든 연결이 끝납니다.',
  },
  order_claim: {
    subject: '{shop}의 이 주문들이 계정에 속해 있나요?',
    intro:
      '이 이메일 주소로 한 주문을 자신의 계정으로 옮겨 달라는 요청이 있었습니다. 본인이라면 15분 안에 확인해 주세요.',
    button: '주문 옮기기',
    ignore: '본인이 요청하지 않았다면 이 메일을 무시하세요. 주문은 그대로 남아 있습니다.',
  },
  restock: {
    subject: '{piece} 재입고 안내',
    intro:
      '{piece} 상품을 다시 구매할 수 있게 되면 알려 달라고 하셨습니다. 지금 재고가 있는 동안 구매하실 수 있습니다.',
    button: '쇼핑몰에서 보기',
    once: '이 상품에 대한 메일은 이것뿐입니다. 다시 요청하실 때만 보내 드립니다.',
    stop: '기다리는 상품에 대한 모든 메일 그만 받기',
  },
  newsletter_confirm: {
    subject: '{shop} 뉴스레터 신청을 확인해 주세요',
    intro:
      '누군가, 아마도 고객님이 이 주소로 {shop} 뉴스레터를 신청했습니다. 7일 안에 확인해 주세요. 그 전에는 아무것도 보내지 않습니다.',
    button: '내 주소 확인하기',
    ignore: '신청하신 적이 없다면 이 메일을 무시하세요. 더 이상 메일이 가지 않습니다.',
  },
  newsletter_welcome: {
    subject: '{shop} 구독이 시작되었습니다',
    intro: '감사합니다. 주소가 확인되었습니다. 이제부터 {shop} 뉴스레터를 받아 보실 수 있습니다.',
    leave: '모든 메일 끝에 있는 링크로 언제든지 구독을 취소하실 수 있습니다.',
    unsubscribe: '뉴스레터 구독 취소',
  },
  mention: {
    subject: '{name} 님이 메모에서 회원님을 언급했습니다',
    intro: '{name} 님이 회원님에게도 해당하는 메모를 남겼습니다:',
    button: '열기',
  },
  invite: {
    subject: '{shop}에서 함께 일하도록 초대합니다',
    intro: '{shop} 관리 화면에 초대되었습니다. 수락하고 이름과 비밀번호를 정하세요.',
    button: '초대 수락하기',
    expires: '초대는 7일 동안 유효합니다.',
  },
  labels: {
    quantity: '수량',
    subtotal: '소계',
    discount: '할인',
    shipping: '배송비',
    tax: '세금',
    gift_card: '기프트 카드',
    total: '합계',
    shipping_address: '배송지',
    placed_on: '주문일: {date}',
    view_order: '주문 보기',
    items: { other: '상품 {count}개' },
  },
}
