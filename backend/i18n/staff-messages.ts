import { featureMessages } from './feature-messages';

/** What the backend says to the restaurant's staff. */
export const staffMessages = featureMessages({
  en: {
    'staff.pin_wrong': 'Name or PIN is wrong',
    'staff.link_wrong': 'This link signs nobody in any more. Ask for a new one',
    'staff.manager_needed': 'Only a manager may do this',
    'staff.changed': 'Somebody was quicker: look at the order again',
    'staff.not_allowed': 'This cannot be done with the order as it stands',
    'staff.undo_too_late': 'This can no longer be undone',
  },
  ru: {
    'staff.pin_wrong': 'Неверное имя или PIN-код',
    'staff.link_wrong': 'По этой ссылке войти уже нельзя. Попросите новую',
    'staff.manager_needed': 'Это может сделать только менеджер',
    'staff.changed': 'Кто-то успел раньше: посмотрите на заказ ещё раз',
    'staff.not_allowed': 'С заказом в этом состоянии так сделать нельзя',
    'staff.undo_too_late': 'Это уже нельзя отменить',
  },
  bg: {
    'staff.pin_wrong': 'Грешно име или ПИН код',
    'staff.link_wrong': 'С тази връзка вече не може да се влезе. Поискайте нова',
    'staff.manager_needed': 'Това може да направи само управител',
    'staff.changed': 'Някой ви изпревари: вижте поръчката отново',
    'staff.not_allowed': 'Това не може да се направи с поръчката в сегашното ѝ състояние',
    'staff.undo_too_late': 'Това вече не може да се отмени',
  },
  uk: {
    'staff.pin_wrong': 'Неправильне ім’я або PIN-код',
    'staff.link_wrong': 'За цим посиланням увійти вже не можна. Попросіть нове',
    'staff.manager_needed': 'Це може зробити лише менеджер',
    'staff.changed': 'Хтось встиг раніше: перегляньте замовлення ще раз',
    'staff.not_allowed': 'Із замовленням у цьому стані так зробити не можна',
    'staff.undo_too_late': 'Це вже не можна скасувати',
  },
  kk: {
    'staff.pin_wrong': 'Аты немесе PIN коды қате',
    'staff.link_wrong': 'Бұл сілтемемен енді кіруге болмайды. Жаңасын сұраңыз',
    'staff.manager_needed': 'Мұны тек менеджер жасай алады',
    'staff.changed': 'Біреу бұрын үлгерді: тапсырысқа қайта қараңыз',
    'staff.not_allowed': 'Тапсырыстың қазіргі күйінде мұны жасауға болмайды',
    'staff.undo_too_late': 'Мұны енді болдырмау мүмкін емес',
  },
});
