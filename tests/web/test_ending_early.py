"""Ending a game early: whoever can agree is asked, who gives up is warned of what will follow, and all are told."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .acting import BOT, ME, Enter, make_table, state_of
from .conftest import PHONE, Server

OPEN = {"kind": "open"}


def test_an_offer_to_end_is_told_and_can_be_taken(server: Server, person: Enter) -> None:
    """One offers from the menu; the other is asked at once, declines, is asked by a new offer again, and agrees."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, OPEN])
    guest.goto(table)
    guest.get_by_label("Your name").fill("Rosalind")
    guest.get_by_role("button", name="Sit here").click()
    host.goto(table)
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(".hand .card").first.wait_for()

    def offer(words: str) -> None:
        host.get_by_role("button", name="Menu").click()
        host.get_by_role("button", name=words).click()
        # What it would mean is said before anybody is asked.
        expect(host.get_by_role("alert")).to_contain_text("If all agree, the game ends at once and is not scored")
        host.get_by_role("button", name="Make the offer").click()
        expect(host.get_by_role("button", name="Withdraw the offer")).to_be_visible()
        host.keyboard.press("Escape")

    offer("Offer to end the game")
    asked = guest.get_by_text("would like to end the game now. It would not be scored.", exact=False).first
    expect(asked).to_be_visible()
    # Withdrawn is not declined: who was asked is told, and so is the log.
    ask_in_menu(host, "Withdraw the offer")
    host.keyboard.press("Escape")
    expect(guest.get_by_text("has withdrawn the offer to end the game.")).to_be_visible()
    expect(host.get_by_role("log")).to_contain_text("You withdraw the offer to end the game.")
    offer("Offer to end the game")
    guest.get_by_role("button", name="Play on").click()
    expect(guest.get_by_role("button", name="Agree")).to_have_count(0)
    expect(guest.get_by_text("The game goes on: the offer is off, and everybody has been told.")).to_be_visible()
    assert state_of(guest, table)["table"]["status"] == "playing"

    # Declined is gone: whoever offered is told, and can offer again.
    told = host.get_by_text("Rosalind wants to play on: the offer to end the game is off.")
    expect(told).to_be_visible()
    host.get_by_role("button", name="Close", exact=True).click()
    expect(told).to_have_count(0)

    offer("Offer to end the game")
    guest.get_by_role("button", name="Agree").click()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_contain_text("ended by agreement")
        expect(page.get_by_role("dialog")).to_contain_text("not scored")
    expect(guest.get_by_role("log")).to_contain_text("You agree to end the game.")
    assert state_of(guest, table)["table"]["ended"]["reason"] == "agreed"


def ask_in_menu(page: Page, words: str) -> None:
    """Choose one of the ways out that the menu has."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=words).click()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_against_bots_the_warning_says_that_the_game_ends(server: Server, person: Enter, size: str) -> None:
    """Nobody else is left to play on: it is said before, asked once more, and then told with where everybody stood, the
    richest first. Giving up would be the same, and is not offered beside it; nobody has agreed to anything.
    """
    words, told = "End the game", "The game was ended early."
    page = person(viewport=PHONE) if size == "phone" else person()
    table = make_table(page, server.url, [ME, BOT, BOT])
    page.goto(table)
    page.locator(".hand .card").first.wait_for()
    ask_in_menu(page, words)
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("it is not scored")
    assert state_of(page, table)["table"]["status"] == "playing"
    page.get_by_role("alert").get_by_role("button", name=words).click()

    result = page.get_by_role("dialog", name="The game is over")
    for said in (told, "not scored", "£5"):
        expect(result).to_contain_text(said)
    expect(result.get_by_role("row")).to_have_count(3)
    result.get_by_role("button", name="Look at the board").click()
    # Nobody is asked any more, and the result can be had again, with its rematch.
    expect(page.locator("[data-at=ask]")).to_have_text("The game is over.")
    expect(page.locator(".order .choosing, .order .now")).to_have_count(0)
    expect(page.get_by_role("button", name="Ask for a hint")).to_have_count(0)
    if size == "desktop":
        expect(page.get_by_role("log")).to_contain_text("You end the game.")
    page.get_by_role("button", name="Result").click()
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != table)


def test_who_leaves_has_left(server: Server, person: Enter) -> None:
    """Leaving leads away from the table, to where it is found again; until then a bot plays, or the game rests."""
    page = person()
    table = make_table(page, server.url, [ME, BOT])
    page.goto(table)
    page.locator(".hand .card").first.wait_for()
    ask_in_menu(page, "Leave")
    expect(page.get_by_role("alert")).to_contain_text("The game rests until you come back.")
    page.get_by_role("alert").get_by_role("button", name="Leave").click()
    page.wait_for_url("**/games")
    card = page.locator("main article").filter(has_text="Rests until you are back")
    card.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="I am back").click()
    page.locator('.hand .card[data-lit="true"]').first.wait_for()


def test_among_people_a_bot_plays_on_for_who_gives_up(server: Server, person: Enter) -> None:
    """With others left to play the game goes on, and the warning says who plays."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, OPEN, BOT])
    guest.goto(table)
    guest.get_by_role("button", name="Sit here").click()
    host.goto(table)
    # A full table invites nobody, and its link is for watching.
    expect(host.get_by_text("All seats are taken. Start when you are ready.")).to_be_visible()
    expect(host.get_by_text("Whoever has this link can watch.")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    host.locator(".hand .card").first.wait_for()
    ask_in_menu(host, "Give up")
    expect(host.get_by_role("alert")).to_contain_text("A bot plays your game to its end.")
    host.get_by_role("alert").get_by_role("button", name="Give up").click()
    expect(host.get_by_role("alert")).to_have_count(0)
    assert state_of(host, table)["table"]["status"] == "playing"


def test_the_table_in_words_answers_an_offer_to_end(server: Server, person: Enter) -> None:
    """Who reads is asked like who looks, and answers by a word: one for playing on, one for the end."""
    host, guest = person(), person()
    table = make_table(host, server.url, [ME, OPEN])
    guest.goto(f"{table}/text")
    guest.get_by_role("button", name="Take seat 2").click()
    host.goto(table)
    host.get_by_role("button", name="Start the game").click()
    command = guest.get_by_label("Your command")
    for word, status in (("decline", "playing"), ("agree", "over")):
        ask_in_menu(host, "Offer to end the game")
        host.get_by_role("button", name="Make the offer").click()
        host.keyboard.press("Escape")
        expect(guest.get_by_text("would like to end the game now.")).to_be_visible()
        command.fill(word)
        command.press("Enter")
        expect(guest.get_by_text("would like to end the game now.")).to_have_count(0)
        assert state_of(guest, table)["table"]["status"] == status
    expect(guest.get_by_text("It was not scored")).to_be_visible()
    command.fill("agree")
    command.press("Enter")
    expect(guest.get_by_text("Nobody offers to end the game.").first).to_be_visible()
