"""What pushes and mails say, in the five languages of the client."""

import re
from dataclasses import dataclass

from london_bridge.server.people.visitor import DEFAULT_NAME

#: What whoever has said no name is called: "Guest", or "Guest 2" beside others.
NAMELESS = re.compile(rf"{re.escape(DEFAULT_NAME)}(?= \d+$|$)")


@dataclass(frozen=True, slots=True)
class Words:
    """The sentences of one language. `{name}` is a person, `{others}` who plays with them, `{url}` an address."""

    guest: str
    turn: str
    turn_body: str
    turn_mail: str
    stop: str
    confirm: str
    confirm_mail: str
    confirm_button: str
    confirmed: str
    stop_title: str
    stop_button: str
    stopped: str
    outdated: str


LANGUAGES = {
    "en": Words(
        guest="Guest",
        turn="It is your turn",
        turn_body="London Bridge with {others}",
        turn_mail="Hello {name},\n\nIt is your turn at London Bridge, with {others}:\n\n{url}\n",
        stop="No more emails: {url}",
        confirm="Emails from London Bridge?",
        confirm_mail="Hello,\n\nPlease confirm that London Bridge may write to this address when it is your "
        "turn:\n\n{url}\n\nIf you did not ask for this, there is nothing to do.\n",
        confirm_button="Yes, write to this address",
        confirmed="From now on you will get an email when it is your turn.",
        stop_title="No more emails?",
        stop_button="Stop the emails",
        stopped="You will get no more emails.",
        outdated="This link is cut off or too old. Enter your address again in your settings.",
    ),
    "de": Words(
        guest="Gast",
        turn="Du bist am Zug",
        turn_body="London Bridge mit {others}",
        turn_mail="Hallo {name},\n\ndu bist am Zug bei London Bridge, mit {others}:\n\n{url}\n",
        stop="Keine Mails mehr: {url}",
        confirm="Mails von London Bridge?",
        confirm_mail="Hallo,\n\nbitte bestätige, dass London Bridge an diese Adresse schreiben darf, wenn du am "
        "Zug bist:\n\n{url}\n\nWenn du das nicht warst, brauchst du nichts zu tun.\n",
        confirm_button="Ja, an diese Adresse schreiben",
        confirmed="Ab jetzt bekommst du eine Mail, wenn du am Zug bist.",
        stop_title="Keine Mails mehr?",
        stop_button="Keine Mails mehr schreiben",
        stopped="Du bekommst keine Mails mehr.",
        outdated="Dieser Link ist abgeschnitten oder zu alt. Gib deine Adresse in den Einstellungen noch einmal ein.",
    ),
    "fr": Words(
        guest="Invité",
        turn="C’est à vous de jouer",
        turn_body="London Bridge avec {others}",
        turn_mail="Bonjour {name},\n\nc’est à vous de jouer à London Bridge, avec {others}\u00a0:\n\n{url}\n",
        stop="Ne plus recevoir de courriels\u00a0: {url}",
        confirm="Des courriels de London Bridge\u00a0?",
        confirm_mail="Bonjour,\n\nmerci de confirmer que London Bridge peut écrire à cette adresse quand c’est "
        "à vous de jouer\u00a0:\n\n{url}\n\nSi la demande ne vient pas de vous, ne faites rien.\n",
        confirm_button="Oui, écrivez à cette adresse",
        confirmed="Désormais, vous recevrez un courriel quand ce sera à vous de jouer.",
        stop_title="Ne plus recevoir de courriels\u00a0?",
        stop_button="Ne plus m’écrire",
        stopped="Vous ne recevrez plus de courriels.",
        outdated="Ce lien est incomplet ou trop ancien. Saisissez de nouveau votre adresse dans vos réglages.",
    ),
    "it": Words(
        guest="Ospite",
        turn="Tocca a te",
        turn_body="London Bridge con {others}",
        turn_mail="Ciao {name},\n\ntocca a te a London Bridge, con {others}:\n\n{url}\n",
        stop="Niente più e-mail: {url}",
        confirm="E-mail da London Bridge?",
        confirm_mail="Ciao,\n\nconferma che London Bridge può scrivere a questo indirizzo quando tocca a te:"
        "\n\n{url}\n\nSe la richiesta non viene da te, non fare nulla.\n",
        confirm_button="Sì, scrivete a questo indirizzo",
        confirmed="D’ora in poi riceverai un’e-mail quando tocca a te.",
        stop_title="Niente più e-mail?",
        stop_button="Non scrivetemi più",
        stopped="Non riceverai più e-mail.",
        outdated="Questo link è incompleto o troppo vecchio. Inserisci di nuovo l’indirizzo nelle impostazioni.",
    ),
    "pl": Words(
        guest="Gość",
        turn="Twoja kolej",
        turn_body="London Bridge, grają też: {others}",
        turn_mail="Cześć, {name}!\n\nTeraz Twoja kolej w London Bridge (grają też: {others}):\n\n{url}\n",
        stop="Rezygnacja z wiadomości: {url}",
        confirm="Wiadomości od London Bridge?",
        confirm_mail="Cześć!\n\nPotwierdź, że London Bridge może pisać na ten adres, gdy przyjdzie Twoja "
        "kolej:\n\n{url}\n\nJeśli prośba nie pochodzi od Ciebie, po prostu nic nie rób.\n",
        confirm_button="Tak, piszcie na ten adres",
        confirmed="Od teraz będziesz dostawać wiadomość, gdy przyjdzie Twoja kolej.",
        stop_title="Rezygnujesz z wiadomości?",
        stop_button="Nie piszcie więcej",
        stopped="Nie dostaniesz więcej wiadomości.",
        outdated="Ten odnośnik jest ucięty lub za stary. Wpisz adres jeszcze raz w ustawieniach.",
    ),
}


def words_for(language: str | None) -> Words:
    """The words of a language, or the English ones."""
    return LANGUAGES.get((language or "en").partition("-")[0].lower(), LANGUAGES["en"])


def shown_name(name: str, language: str | None) -> str:
    """A name as somebody reads it: whoever has none is a guest in their language."""
    nameless = NAMELESS.match(name)
    return words_for(language).guest + name[nameless.end() :] if nameless else name


def listed(names: list[str], language: str | None) -> str:
    """Names as a list: A, B and C."""
    if len(names) < 2:
        return "".join(names)
    word = {"de": "und", "fr": "et", "it": "e", "pl": "i"}.get((language or "en").partition("-")[0].lower(), "and")
    return f"{', '.join(names[:-1])} {word} {names[-1]}"
